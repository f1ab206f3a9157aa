import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Client } from './client';
import { EXIT, Failure } from './failure';
import { messages } from './messages';
import type { System } from './system';

type Option = NonNullable<ParseArgsConfig['options']>[string];
type Value = string | boolean | readonly (string | boolean)[] | undefined;

/** What a command was given, and what it works with. */
export interface Given {
  readonly system: System;
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, Value>>;
  /** Where `--json` is given only the answer is printed, as JSON. */
  readonly json: boolean;
  /** Made when it is first asked for: without a key it fails. */
  readonly client: () => Promise<Client>;
}

export interface Command {
  readonly name: string;
  /** What follows the name: `<实例>`. */
  readonly words: readonly string[];
  readonly summary: string;
  /** Options of its own, each with its line of help. */
  readonly options: Readonly<Record<string, Option & { readonly help: string }>>;
  /** The exit code. */
  run(given: Given): Promise<number>;
}

/** Options that every command takes. */
const common = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

/** Reads what follows a command's name; refuses what it does not know, and words that are missing or too many. */
export function readWords(command: Command, parameters: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries({ ...command.options, ...common }).map(([name, option]) => {
      const { help: _help, ...rest } = { help: '', ...option };
      return [name, rest];
    }),
  );
  const read = () => {
    try {
      return parseArgs({ args: [...parameters], options, allowPositionals: true, strict: true });
    } catch (error) {
      const about = error instanceof Error ? (/'([^']*)'/.exec(error.message)?.[1] ?? '') : '';
      throw new Failure(EXIT.usage, messages.badOption(about, command.name));
    }
  };
  const { values, positionals } = read();
  const isHelp = values.help === true;
  if (!isHelp && positionals.length !== command.words.length)
    throw new Failure(EXIT.usage, messages.badWords(command.name, command.words));
  return { words: positionals, options: values, json: values.json === true, isHelp };
}

/** The text of an option; undefined where it was not given. */
export function textOf({ options }: Given, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** A whole number of an option, at least 1 unless told otherwise. */
export function numberOf(given: Given, name: string, least = 1): number | undefined {
  const typed = textOf(given, name);
  if (typed === undefined) return undefined;
  const number = Number(typed);
  if (!/^\d+$/.test(typed) || number < least) throw new Failure(EXIT.usage, messages.badNumber(name, least));
  return number;
}

/** The one word that a command takes. */
export const wordOf = ({ words: [word = ''] }: Given): string => word;

/** Asks before something costs money or is lost; without a person there, `--yes` is the answer. */
export async function confirm(given: Given, question: string): Promise<void> {
  const { system, options } = given;
  if (options.yes === true) return;
  if (!system.interactive) throw new Failure(EXIT.usage, messages.needsYes);
  const answer = (await system.ask(`${question} [y/N] `)).trim().toLowerCase();
  if (answer !== 'y' && answer !== 'yes') throw new Failure(EXIT.cancelled, messages.cancelled);
}

/** The option that answers the question beforehand. */
export const yes = { yes: { type: 'boolean', short: 'y', help: messages.help.yes } } as const;
