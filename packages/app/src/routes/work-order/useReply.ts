import type { UploadedFile } from '@compute-market/components/file-drop';
import { updateWorkOrder } from '@compute-market/contract/calls/work-order';
import { WORK_ORDER_ACTION } from '@compute-market/contract/enumerations';
import type { ReplyProps } from '@compute-market/patterns/work-order/WorkOrderScreen';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { keptIntention } from '../../api/intention';
import { keptDraft } from '../../drafts/kept-draft';
import { useSingleFlight } from '../../flows/useSingleFlight';
import { serverNow } from '../../state/clock';
import { showSuccess } from '../../state/toasts';
import { workOrderRouteMessages as messages } from './messages';
import { deleteFile, describeFailure, uploadFile, uploadImage } from './uploads';

const draft = keptDraft('replyWorkOrder', z.string());

/** The reply to one ticket: its draft is kept until it is sent. Sent again because its answer was lost, it is the same reply (decisions 11). `onSent` reads the ticket again. */
export function useReply(id: number, owner: string, onSent: () => void): ReplyProps {
  const address = String(id);
  const [text, setText] = useState(() => draft.read(owner, address) ?? '');
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useSingleFlight();

  const change = (next: string) => {
    setText(next);
    if (next.trim() === '') {
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
      await keptIntention('reply', owner).send(
        body,
        (idempotencyKey) => api.call(updateWorkOrder, body, { idempotencyKey }),
        onSent,
      );
      change('');
      setFiles([]);
      showSuccess(messages.sent);
      onSent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.reason);
    }
  };
  return {
    text,
    onTextChange: change,
    files,
    onFilesChange: setFiles,
    uploadImage,
    uploadFile,
    onDeleteFile: deleteFile,
    describeFailure,
    savedAt,
    sending: busy,
    problem,
    onSend: () => void run(send),
  };
}
