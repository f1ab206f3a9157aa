import { expect, test } from 'vitest';
import { shownRows, treePlaces } from './tree-rows';

interface Node {
  key: string;
  under?: readonly Node[];
}

const tree: readonly Node[] = [
  {
    key: 'a',
    under: [
      { key: 'a1', under: [{ key: 'a1x' }] },
      { key: 'a2', under: [] },
    ],
  },
  { key: 'b' },
];
const keyOf = ({ key }: Node) => key;
const under = (node: Node) => node.under;
const shown = (...open: string[]) => shownRows(tree, under, keyOf, new Set(open)).map(keyOf);

test('only rows under open rows are shown, and none under a closed one', () => {
  expect([shown(), shown('a'), shown('a', 'a1'), shown('a1')]).toEqual([
    ['a', 'b'],
    ['a', 'a1', 'a2', 'b'],
    ['a', 'a1', 'a1x', 'a2', 'b'],
    ['a', 'b'],
  ]);
});

test('every row knows its level, and whether it opens', () => {
  expect([...treePlaces(tree, under, keyOf)]).toEqual([
    ['a', { level: 1, opens: true }],
    ['a1', { level: 2, opens: true }],
    ['a1x', { level: 3, opens: false }],
    ['a2', { level: 2, opens: false }],
    ['b', { level: 1, opens: false }],
  ]);
});
