import type { ApiKeyScope } from '@compute-market/contract/entities/api-key';
import { rightRefusal } from '../../viewer/right-refusal';
import type { Viewer } from '../../viewer/viewer';
import { apiKeyMessages } from './messages';

const words = apiKeyMessages.scopeHints;

function manageHint(buying: string | null, running: string | null): string {
  if (buying === null) return running === null ? words.manage.all : words.manage.buy;
  return running === null ? words.manage.run : words.manage.none(running);
}

/** What a key of its maker can do under each scope: no more than they can (decisions 105, 258). */
export const scopeHintsOf = (viewer: Viewer): Readonly<Record<ApiKeyScope, string>> => ({
  read: words.read,
  manage: manageHint(rightRefusal(viewer, 'buy'), rightRefusal(viewer, 'run')),
  cost: rightRefusal(viewer, 'bill') ?? (viewer.role === 'sub' ? words.cost.sub : words.cost.main),
});
