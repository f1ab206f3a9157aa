import type { ApiCall, ApiScope } from '@compute-market/contract/reference/api-reference';

const plain = (text: string): string => text.trim().toLowerCase();

/** The scopes with the calls that a search finds: every word stands in a name, the path, the purpose or a field. Empty scopes go. */
export function searchCalls(scopes: readonly ApiScope[], query: string): readonly ApiScope[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return scopes;
  const holds = ({ name, title, path, purpose, request }: ApiCall) => {
    const text = plain([name, title, path, purpose, ...request.map((field) => field.name)].join(' '));
    return words.every((word) => text.includes(word));
  };
  return scopes
    .map((scope) => ({ ...scope, calls: scope.calls.filter(holds) }))
    .filter(({ calls }) => calls.length > 0);
}
