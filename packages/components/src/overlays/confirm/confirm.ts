import { createListStore } from '../../hooks/list-store';
import type { ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog';

/** What is asked: what `ConfirmDialog` shows. */
export interface ConfirmRequest
  extends Pick<
    ConfirmDialogProps,
    | 'title'
    | 'description'
    | 'subject'
    | 'effects'
    | 'tone'
    | 'acknowledge'
    | 'typeName'
    | 'size'
    | 'labels'
    | 'describeFailure'
  > {
  /** Work that the dialog waits for, busy; when it fails the question stays, for another attempt. */
  onConfirm?: () => void | Promise<unknown>;
}

/** A question that waits for its answer. */
export interface OpenQuestion {
  id: number;
  request: ConfirmRequest;
  answer: (yes: boolean) => void;
}

const store = createListStore<OpenQuestion>();
let nextId = 1;

/**
 * Asks before something costly or lasting, from anywhere, in the mounted `Confirmations`: true when it is confirmed, false when the question
 * is left in any other way. Several at once are asked one after the other. Without `Confirmations` in the page the answer waits for one.
 * Call it in the browser: on a server nobody answers.
 */
export const confirm = (request: ConfirmRequest): Promise<boolean> =>
  new Promise((answer) => {
    store.set([...store.list(), { id: nextId, request, answer }]);
    nextId += 1;
  });

/** Answers every open question with no, as on logging out. */
export function refuseConfirmations() {
  const open = store.list();
  store.set([]);
  for (const { answer } of open) answer(false);
}

/** The question that is asked now. */
export const currentQuestion = (): OpenQuestion | undefined => store.list()[0];

/** The question was answered and its dialog is gone: the next one follows. */
export const endQuestion = (id: number) => store.set(store.list().filter((question) => question.id !== id));

/** Calls `notify` whenever the questions change; answers what ends it. */
export const subscribeQuestions = store.subscribe;
