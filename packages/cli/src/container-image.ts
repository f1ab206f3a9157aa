import { CONTAINER_IMAGE_KEY } from '@compute-market/contract/rules/container-image';
import { textOf, type Given } from './command';
import { EXIT, Failure } from './failure';
import { messages } from './messages';

const words = messages.containerImage;

/** Options of a container that starts from an image of a registry. */
export const containerImageOptions = {
  from: { type: 'string', help: words.from },
  command: { type: 'string', help: words.command },
  env: { type: 'string', multiple: true, help: words.env },
} as const;

/** A variable as it is written: `NAME=value`, neither of them empty. */
function variableOf(text: string): { readonly name: string; readonly value: string } {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1) throw new Failure(EXIT.usage, words.badEnv);
  return { name: text.slice(0, at), value: text.slice(at + 1) };
}

/** What the quote and the order name as their image. */
export const imageOf = (given: Given): string | undefined =>
  textOf(given, 'from') === undefined ? textOf(given, 'image') : CONTAINER_IMAGE_KEY;

/** What the order of a container says of its image beside that; nothing for any other image. */
export function startOf(given: Given) {
  const [reference, command] = [textOf(given, 'from'), textOf(given, 'command')];
  const { env } = given.options;
  const variables = Array.isArray(env) ? env.map((one) => variableOf(String(one))) : [];
  if (reference === undefined) {
    if (command !== undefined || variables.length > 0) throw new Failure(EXIT.usage, words.needsFrom);
    return {};
  }
  if (given.options.container !== true) throw new Failure(EXIT.usage, words.needsContainer);
  return {
    container_image: reference,
    ...(command === undefined ? {} : { start_command: command }),
    ...(variables.length === 0 ? {} : { environment: variables }),
  };
}
