import type { ApiCall } from './api-reference';

/** Variable of the environment that the examples read the key from, as the command line does. */
export const KEY_VARIABLE = 'SUANLI_API_KEY';

/** What is needed of a call to write it. */
export type ExampleCall = Pick<ApiCall, 'method' | 'path' | 'intent' | 'example'>;

const queryOf = ({ example }: ExampleCall): string =>
  Object.entries(example)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');

/** In a single-quoted word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The call as a command for a terminal. `base` is where the calls are sent, such as `https://example.com/api`. */
export function curlExample(call: ExampleCall, base: string): string {
  const address = addressOf(call, base);
  const key = `-H "Authorization: Bearer $${KEY_VARIABLE}"`;
  const lines =
    call.method === 'GET'
      ? [`curl ${quoted(`${address}?${queryOf(call)}`)}`, key]
      : [
          `curl ${quoted(address)}`,
          key,
          `-H 'Content-Type: application/json'`,
          ...(call.intent ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
          `-d ${quoted(JSON.stringify(call.example))}`,
        ];
  return lines.join(' \\\n  ');
}

const indented = (value: unknown, by: string): string => JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);

/** The call in TypeScript by `fetch`. */
export function fetchExample(call: ExampleCall, base: string): string {
  const address = addressOf(call, base);
  const authorization = `Authorization: \`Bearer \${process.env.${KEY_VARIABLE}}\``;
  const request =
    call.method === 'GET'
      ? [`const response = await fetch('${address}?${queryOf(call)}', {`, `  headers: { ${authorization} },`, '});']
      : [
          `const response = await fetch('${address}', {`,
          `  method: '${call.method}',`,
          '  headers: {',
          `    ${authorization},`,
          `    'Content-Type': 'application/json',`,
          ...(call.intent ? [`    'Idempotency-Key': intention,`] : []),
          '  },',
          `  body: JSON.stringify(${indented(call.example, '  ')}),`,
          '});',
        ];
  return [
    ...(call.intent ? ['const intention = crypto.randomUUID();'] : []),
    ...request,
    'const { status, reason, data } = await response.json();',
    'if (status !== 0) throw new Error(`${status} ${reason}`);',
  ].join('\n');
}

/** Paths begin with `/api`, which stands in the base already. */
function addressOf({ path }: ExampleCall, base: string): string {
  return base + path.replace(/^\/api/, '');
}
