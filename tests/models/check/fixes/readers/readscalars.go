// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0

// readscalars.go DOCUMENTS: reads YAML documents as go-yaml does, and prints what is not read as
// expected. DOCUMENTS is a JSON list of {"yaml": text, "expected": value}. Ends with 0 when all are
// read, and with 1 when not.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"gopkg.in/yaml.v3"
)

type document struct {
	Yaml     string
	Expected any
}

// difference tells the first place where the two differ, with types.
func difference(read, expected any) string {
	switch wanted := expected.(type) {
	case map[string]any:
		entries, isMap := read.(map[string]any)
		if !isMap || len(entries) != len(wanted) {
			return fmt.Sprintf("a map of %d texts is read as %T of %d", len(wanted), read, len(entries))
		}
		for key, value := range wanted {
			entry, isThere := entries[key]
			if !isThere {
				return fmt.Sprintf("the key %q is read otherwise", key)
			}
			if fault := difference(entry, value); fault != "" {
				return fault
			}
		}
		return ""
	case []any:
		entries, isList := read.([]any)
		if !isList || len(entries) != len(wanted) {
			return fmt.Sprintf("a list of %d entries is read as %T", len(wanted), read)
		}
		for i := range wanted {
			if fault := difference(entries[i], wanted[i]); fault != "" {
				return fault
			}
		}
		return ""
	case float64:
		if number, isNumber := read.(int); isNumber && float64(number) == wanted {
			return ""
		}
	default:
		if read == expected {
			return ""
		}
	}
	return fmt.Sprintf("%#v is read as %#v", expected, read)
}

func main() {
	bytes, err := os.ReadFile(os.Args[1])
	var documents []document
	if err == nil {
		err = json.Unmarshal(bytes, &documents)
	}
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	wrong := 0
	for _, each := range documents {
		var read any
		fault := ""
		if err := yaml.Unmarshal([]byte(each.Yaml), &read); err != nil {
			fault = err.Error()
		} else {
			fault = difference(read, each.Expected)
		}
		if fault != "" {
			fmt.Printf("%s\n%s\n", fault, each.Yaml)
			wrong++
			if wrong == 5 {
				break
			}
		}
	}
	fmt.Printf("%d documents, %d of them are not read as expected\n", len(documents), wrong)
	if wrong > 0 || len(documents) == 0 {
		os.Exit(1)
	}
}
