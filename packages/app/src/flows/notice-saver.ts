import type { NoticeSetting } from '@compute-market/contract/entities/user';

/** What is shown: the matrix with every change in it, and whether one is still on its way. */
export interface NoticeState {
  readonly setting: NoticeSetting;
  readonly saving: boolean;
}

interface NoticePorts {
  /** Sends the whole matrix; resolves with what the server keeps. */
  readonly save: (setting: NoticeSetting) => Promise<NoticeSetting>;
  readonly onChange: (state: NoticeState) => void;
}

/**
 * Saves the matrix of notices as its boxes change. The call takes the whole matrix, so one is sent at a time and changes made meanwhile go
 * with the next: an older answer never undoes a newer box.
 */
export function createNoticeSaver(initial: NoticeSetting, { save, onChange }: NoticePorts) {
  let kept = initial;
  let wanted = initial;
  let running: Promise<void> | null = null;
  /** What the account was last told to have, to know news from an answer that was on its way before a box changed. */
  let told = JSON.stringify(initial);

  async function send(): Promise<void> {
    try {
      while (wanted !== kept) {
        const sent = wanted;
        const answer = await save(sent);
        kept = answer;
        if (wanted === sent) wanted = answer;
      }
    } finally {
      // What could not be saved is not shown as if it were.
      wanted = kept;
      running = null;
      onChange({ setting: kept, saving: false });
    }
  }

  return {
    /** The matrix as the account has it now: what another page or device changed is shown, and kept with the next box. */
    renew: (setting: NoticeSetting): void => {
      const news = JSON.stringify(setting);
      if (news === told) return;
      told = news;
      if (running !== null) return;
      kept = setting;
      wanted = setting;
      onChange({ setting, saving: false });
    },
    /** Changes the matrix, and settles when the server has answered: rejects when it did not keep the change. */
    change: (edit: (setting: NoticeSetting) => NoticeSetting): Promise<void> => {
      wanted = edit(wanted);
      onChange({ setting: wanted, saving: true });
      running ??= send();
      return running;
    },
  };
}
