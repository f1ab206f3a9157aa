import type { NoticeParts, NoticeSetting } from '@compute-market/contract/entities/user';
import type { NoticeChannel, NoticeEvent } from '@compute-market/contract/enumerations';

/** What is shown: the matrix with every change in it, and whether one is still on its way. */
export interface NoticeState {
  readonly setting: NoticeSetting;
  readonly saving: boolean;
}

/** What somebody changed of one event. */
type NoticeEdit =
  | { readonly event: NoticeEvent; readonly values: Partial<Record<NoticeChannel, boolean>> }
  | { readonly event: 'low_balance'; readonly values: { readonly threshold: number } };

interface NoticePorts {
  /** Sends the matrix, of which these parts were changed; resolves with what the server keeps. */
  readonly save: (setting: NoticeSetting, changed: NoticeParts) => Promise<NoticeSetting>;
  readonly onChange: (state: NoticeState) => void;
}

const withEdits = (setting: NoticeSetting, edits: readonly NoticeEdit[]): NoticeSetting =>
  edits.reduce((before, { event, values }) => ({ ...before, [event]: { ...before[event], ...values } }), setting);

function partsOf(edits: readonly NoticeEdit[]): NoticeParts {
  const parts: NoticeParts = {};
  for (const { event, values } of edits) {
    const changed = Object.keys(values) as (keyof typeof values)[];
    parts[event] = [...new Set([...(parts[event] ?? []), ...changed])];
  }
  return parts;
}

/**
 * Saves the matrix of notices as its boxes change. One call goes at a time and changes made meanwhile go with the next: an older answer never
 * undoes a newer box. Each says what was changed here, so that it undoes nothing of another tab or device (decisions 261).
 */
export function createNoticeSaver(initial: NoticeSetting, { save, onChange }: NoticePorts) {
  let kept = initial;
  /** What is not answered yet, in its order. */
  let edits: readonly NoticeEdit[] = [];
  let running: Promise<void> | null = null;
  /** What the account was last told to have, to know news from an answer that was on its way before a box changed. */
  let told = JSON.stringify(initial);
  /** What it was told to have while a change was on its way. */
  let aside: NoticeSetting | null = null;

  async function send(): Promise<void> {
    try {
      while (edits.length > 0) {
        const sent = edits;
        kept = await save(withEdits(kept, sent), partsOf(sent));
        edits = edits.slice(sent.length);
        // The answer is newer than what was told meanwhile.
        aside = null;
      }
    } finally {
      kept = aside ?? kept;
      aside = null;
      // What could not be saved is not shown as if it were.
      edits = [];
      running = null;
      onChange({ setting: kept, saving: false });
    }
  }

  return {
    /** The matrix as the account has it now: what another page or device changed is shown. */
    renew: (setting: NoticeSetting): void => {
      const news = JSON.stringify(setting);
      if (news === told) return;
      told = news;
      if (running !== null) {
        aside = setting;
        return;
      }
      kept = setting;
      onChange({ setting, saving: false });
    },
    /** Changes one event, and settles when the server has answered: rejects when it did not keep the change. */
    change: (edit: NoticeEdit): Promise<void> => {
      edits = [...edits, edit];
      onChange({ setting: withEdits(kept, edits), saving: true });
      running ??= send();
      return running;
    },
  };
}
