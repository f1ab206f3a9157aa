import type { Command } from './command';
import { messages } from './messages';
import { widthOf } from './table';

/** Two columns, the first as wide as its widest entry. */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => widthOf(name)));
  return rows.map(([name, words]) => `  ${name}${' '.repeat(width - widthOf(name))}  ${words}`);
}

const [json, help] = messages.commonOptions;
const common = [json, help];

/** What `suanli --help` says. */
export const overview = (commands: readonly Command[]): string[] => [
  messages.usage,
  '',
  messages.commands,
  ...columns(commands.map(({ name, words, summary }) => [[name, ...words].join(' '), summary] as const)),
  '',
  messages.options,
  ...columns(common),
  '',
  messages.more,
  messages.environment,
  messages.exits,
];

/** What `suanli <command> --help` says. */
export const details = ({ name, words, summary, options }: Command): string[] => [
  messages.badWords(name, words),
  '',
  summary,
  '',
  messages.options,
  ...columns([
    ...Object.entries(options).map(([option, { short, type, help: line }]): readonly [string, string] => [
      `${short === undefined ? '' : `-${short}, `}--${option}${type === 'string' ? ' <…>' : ''}`,
      line,
    ]),
    ...common,
  ]),
];
