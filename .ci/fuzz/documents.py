"""The documents that are mutated: samples, test cases, and folders that are named."""
import json
import os
import random
import xml.etree.ElementTree as ElementTree

import mutate_bytes
import mutate_json
import mutate_xml

EXTENSIONS = (".storyboard", ".xib", ".json")
LARGEST = 120_000  # Bytes; larger documents cost time and show nothing that small ones do not.


class Document:
    """What a run is given: bytes, the extension, what was done to them, and whether a fault was planted that must be noticed."""

    def __init__(self, data, extension, story, is_broken=False):
        self.data, self.extension, self.story, self.is_broken = data, extension, story, is_broken


class Seeds:
    def __init__(self, folders):
        self.xml, self.json = [], []
        for folder in folders:
            for place, names, files in os.walk(folder):
                names.sort()
                for file in sorted(files):
                    self.add(os.path.join(place, file))
        if not self.xml or not self.json:
            raise SystemExit(f"no documents in {', '.join(folders)}")

    def add(self, path):
        if not path.endswith(EXTENSIONS) or os.path.getsize(path) > LARGEST:
            return
        with open(path, "rb") as file:
            data = file.read()
        if path.endswith(".json"):
            if b'"ninegrid-layout"' in data[:4096]:
                self.json.append((path, data))
        else:
            try:
                mutate_xml.parse(data)
            except ElementTree.ParseError:
                return
            self.xml.append((path, data))

    def whole(self, chance):
        """One document as it is."""
        path, data = chance.choice(self.xml if chance.random() < 0.6 else self.json)
        return Document(data, os.path.splitext(path)[1], [os.path.basename(path)])

    def mutant(self, chance):
        """One document, changed zero to six times."""
        if chance.random() < 0.35:
            return self._native(chance)
        path, data = chance.choice(self.xml)
        extension = os.path.splitext(path)[1]
        story = [os.path.basename(path)]
        root = mutate_xml.parse(data)
        kind = chance.random()
        if kind < 0.05:
            return Document(data, extension, story)
        if kind < 0.15:
            plant = chance.choice(mutate_xml.PLANTS)
            if plant(root, chance):
                return Document(mutate_xml.unparse(root), extension, story + [plant.__name__], True)
        for _ in range(chance.choice([1, 1, 2, 3, 6])):
            donor = mutate_xml.parse(chance.choice(self.xml)[1])
            story.append(mutate_xml.mutate(root, chance, donor))
        data = mutate_xml.unparse(root)
        if chance.random() < 0.12:
            data, name = mutate_bytes.mutate(data, chance)
            story.append(name)
        return Document(data, extension, story)

    def _native(self, chance):
        path, data = chance.choice(self.json)
        story = [os.path.basename(path)]
        root = json.loads(data)
        kind = chance.random()
        if kind < 0.05:
            return Document(data, ".json", story)
        if kind < 0.15:
            plant = chance.choice(mutate_json.PLANTS)
            if plant(root, chance):
                return Document(mutate_json.unparse(root, chance), ".json", story + [plant.__name__], True)
        for _ in range(chance.choice([1, 1, 2, 3, 6])):
            story.append(mutate_json.mutate(root, chance, json.loads(chance.choice(self.json)[1])))
        data = mutate_json.unparse(root, chance)
        if chance.random() < 0.12:
            data, name = mutate_bytes.mutate(data, chance)
            story.append(name)
        return Document(data, ".json", story)


def system(chance):
    """A bare constraint system for `solve`, sound or not."""
    names = [f"x{number}" for number in range(chance.choice([1, 3, 12, 60]))]
    constraints = []
    for number in range(chance.choice([0, 2, 12, 90])):
        constraints.append({
            "id": f"c{number}",
            "terms": [[chance.choice(names), chance.choice([1, -1, 2, 0.5, -3])] for _ in range(chance.choice([1, 1, 2, 3]))],
            "relation": chance.choice(["==", "<=", ">="]), "constant": chance.choice([0, 10, -4, 100.5, 1e6]),
            "priority": chance.choice([1000, 1000, 750, 250, 1]),
        })
    root = {"name": "a", "variables": names, "constraints": constraints}
    for _ in range(chance.choice([0, 0, 1, 2])):
        mutate_json.mutate(root, chance, {"terms": [["y", 1e300]], "relation": "<", "constant": None})
    return mutate_json.unparse(root, chance)


def chance(seed, *words):
    """A generator of its own for each case, so that one case can be made again without those before it."""
    return random.Random("/".join([str(seed), *map(str, words)]))
