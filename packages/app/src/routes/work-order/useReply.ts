import { updateWorkOrder } from '@compute-market/contract/calls/work-order';
import { WORK_ORDER_ACTION } from '@compute-market/contract/enumerations';
import type { ReplyProps } from '@compute-market/patterns/work-order/WorkOrderScreen';
import { useRef, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { draftedIntention } from '../../drafts/drafted-intention';
import { keptDraft } from '../../drafts/kept-draft';
import { keptFile } from '../../drafts/kept-file';
import { useSingleFlight } from '../../flows/useSingleFlight';
import { useLeaveGuard } from '../../leave-guard/useLeaveGuard';
import { serverNow } from '../../state/clock';
import { showSuccess } from '../../state/toasts';
import { workOrderRouteMessages as messages } from './messages';
import { deleteFile, describeFailure, uploadFile, uploadImage } from './uploads';

const draft = keptDraft('replyWorkOrder', z.object({ text: z.string(), files: z.array(keptFile) }));
/** What a reply is held with. */
type Draft = NonNullable<ReturnType<typeof draft.read>>;
const nothing: Draft = { text: '', files: [] };

/**
 * The reply to one ticket: what is written and the files beside it are kept as its draft until it is sent, and leaving asks as every form
 * does. Sent again because its answer was lost, it is the same reply (decisions 11). `readAgain` reads the ticket again: once it was sent, and
 * where it was refused, since the ticket is then in another state than the one in view. `forgetProblem` takes a refusal away that holds no more.
 */
export function useReply(
  id: number,
  owner: string,
  readAgain: () => void,
): { readonly reply: ReplyProps; readonly forgetProblem: () => void; readonly leaveQuestion: ReactNode } {
  const address = String(id);
  /** What was there when the page began, or the last reply went. */
  const [began, setBegan] = useState(() => draft.read(owner, address) ?? nothing);
  const [{ text, files }, setWritten] = useState(began);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useSingleFlight();
  const { question: leaveQuestion } = useLeaveGuard({
    unsent: (text.trim() !== '' && text !== began.text) || files.length > began.files.length,
    kept: true,
  });

  // A file arrives while one writes on: what is kept is what both have come to.
  const latest = useRef(began);
  const change = (part: Partial<Draft>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setWritten(next);
    if (next.text.trim() === '' && next.files.length === 0) {
      draft.clear(owner, address);
      setSavedAt(null);
      return;
    }
    draft.save(owner, address, next);
    setSavedAt(serverNow());
  };
  const send = async () => {
    setProblem(null);
    try {
      const body = {
        id,
        action: WORK_ORDER_ACTION.comment,
        content: text,
        attachment_ids: files.map((file) => Number(file.id)),
      };
      await draftedIntention('reply', owner, z.null()).send(
        body,
        (idempotencyKey) => api.call(updateWorkOrder, body, { idempotencyKey }),
        readAgain,
      );
      change(nothing);
      setBegan(nothing);
      showSuccess(messages.sent);
      readAgain();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.reason);
      if (error.kind === 'refused') readAgain();
    }
  };
  const reply: ReplyProps = {
    text,
    onTextChange: (next) => change({ text: next }),
    files,
    onFilesChange: (next) => change({ files: [...next] }),
    uploadImage,
    uploadFile,
    onDeleteFile: deleteFile,
    describeFailure,
    savedAt,
    sending: busy,
    problem,
    onSend: () => void run(send),
  };
  return { reply, forgetProblem: () => setProblem(null), leaveQuestion };
}
