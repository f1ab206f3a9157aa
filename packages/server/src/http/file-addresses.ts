import type { Config } from '../config';
import { publicAddress } from '../platform/public-address';
import { filesPath } from '../storage/file-link';

/** A link to a file with the right it carries (storage/file-link.ts). */
const signedFile = new RegExp(`(?<![\\w./:-])${filesPath}/[\\w./-]+\\?until=\\d+&by=[\\w-]+`, 'g');

/** What stands before `filesPath` where a customer's browser asks for a file: nothing unless the site stands elsewhere or under a path. */
function filesBase(config: Config): string {
  return config.corsOrigins.length > 0 ? publicAddress(config) : config.sitePath;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one: unknown) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]));
}

/** An answer with its links to files as the customer's browser can follow them, also inside texts. Inside the server they are paths. */
export function withFileAddresses(answer: unknown, config: Config): unknown {
  const base = filesBase(config);
  return base === '' ? answer : mapTexts(answer, (text) => text.replace(signedFile, (link) => base + link));
}

/** The way back: a text that a customer wrote names our files as paths again. */
export function withoutFileAddresses<Fields>(fields: Fields, config: Config): Fields {
  const base = filesBase(config);
  if (base === '') return fields;
  return mapTexts(fields, (text) => text.replaceAll(`${base}${filesPath}/`, `${filesPath}/`)) as Fields;
}
