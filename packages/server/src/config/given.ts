import { readFileSync } from 'node:fs';
import { secretNames } from './variables';

/** Environment variables as a process has them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The variables that are set, and where each came from. */
interface Given {
  readonly values: Readonly<Record<string, string>>;
  /** The file of each secret that was given as one, by the secret's name. */
  readonly files: Readonly<Record<string, string>>;
  /** Chinese clauses about files that cannot serve. */
  readonly complaints: readonly string[];
}

/** The text of a file without the line end that editors leave, or undefined when it cannot be read. */
function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

function complaintAbout(name: string, both: boolean, text: string | undefined): string | null {
  if (both) return `${name} 与 ${name}_FILE 只能设置一个`;
  if (text === undefined) return `${name}_FILE 指定的文件无法读取`;
  return text === '' ? `${name}_FILE 指定的文件是空的` : null;
}

/**
 * Takes the variables together, those of this process unless told otherwise; nothing else reads them. An empty one counts as absent, and a
 * secret may stand in the file that `NAME_FILE` names.
 */
export function readGiven(variables: Variables = process.env): Given {
  const values = Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );
  const inFiles = secretNames.flatMap((name) => {
    const file = values[`${name}_FILE`];
    return file === undefined ? [] : [{ name, file, text: readSecret(file) }];
  });
  const complaints = inFiles.flatMap(({ name, text }) => complaintAbout(name, name in values, text) ?? []);
  return {
    values: { ...Object.fromEntries(inFiles.map(({ name, text }) => [name, text ?? ''])), ...values },
    files: Object.fromEntries(inFiles.map(({ name, file }) => [name, file])),
    complaints,
  };
}
