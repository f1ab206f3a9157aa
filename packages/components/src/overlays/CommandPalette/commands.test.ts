import { expect, test } from 'vitest';
import { containsQuery, matchingGroups, type CommandGroup } from './commands';

const nothing = () => undefined;
const groups: CommandGroup[] = [
  {
    key: 'pages',
    label: '页面',
    commands: [
      { key: 'store', label: '算力市场', onSelect: nothing },
      { key: 'recharge', label: '充值', keywords: ['cz', 'Chongzhi'], onSelect: nothing },
    ],
  },
  { key: 'instances', label: '实例', commands: [{ key: 'k7', label: 'llama3-8b-sft', onSelect: nothing }] },
];
const found = (query: string) =>
  matchingGroups(groups, query, containsQuery).map(({ key, commands }) => [
    key,
    commands.map((command) => command.key),
  ]);

test.each([
  [
    '',
    [
      ['pages', ['store', 'recharge']],
      ['instances', ['k7']],
    ],
  ],
  [
    '  ',
    [
      ['pages', ['store', 'recharge']],
      ['instances', ['k7']],
    ],
  ],
  ['充', [['pages', ['recharge']]]],
  ['CHONG', [['pages', ['recharge']]]],
  [' llama ', [['instances', ['k7']]]],
  ['没有', []],
])('%j finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('a command of many of its kind shows only when it is sought', () => {
  const many: CommandGroup[] = [
    {
      key: 'renew',
      label: '续费',
      commands: [{ key: 'renew-k7', label: '续费 llama3-8b-sft', soughtOnly: true, onSelect: nothing }],
    },
  ];
  expect(matchingGroups(many, '', containsQuery)).toEqual([]);
  expect(matchingGroups(many, '续费', containsQuery)).toHaveLength(1);
});
