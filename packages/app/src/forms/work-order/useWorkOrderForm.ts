import type { UploadedFile } from '@compute-market/components/file-drop';
import {
  addWorkOrderNotification,
  createWorkOrder,
  deleteWorkOrderNotification,
} from '@compute-market/contract/calls/work-order';
import {
  workOrderContext,
  type WorkOrderContext,
  type WorkOrderNotification,
} from '@compute-market/contract/entities/work-order';
import { WORK_ORDER_RESOURCE, type WorkOrderResource } from '@compute-market/contract/enumerations';
import { workOrderForm, type WorkOrderForm } from '@compute-market/contract/forms/work-order-form';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Question } from '@compute-market/patterns/work-order/QuestionScreen';
import { anyTime, type SentWorkOrder } from '@compute-market/patterns/work-order/SubmitScreen';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { api } from '../../api';
import { draftedIntention } from '../../drafts/drafted-intention';
import { keptDraft } from '../../drafts/kept-draft';
import { keptFile } from '../../drafts/kept-file';
import { useLeaveGuard } from '../../leave-guard/useLeaveGuard';
import { useKeptValues } from '../useKeptValues';
import { useSubmission } from '../useSubmission';
import { orGone } from './or-gone';

const person = z.object({ id: z.int(), type: z.enum(['sms', 'email']), target: z.string() });
const values = z.object({
  resource_id: z.string(),
  title: z.string(),
  content: z.string(),
  urgency: z.enum(['0', '1']),
  phone: z.string(),
  contact_time: z.string(),
  notify_type: z._default(person.shape.type, 'sms'),
  notify_target: z._default(z.string(), ''),
  agreed: z.boolean(),
});
/** Agreeing is not kept: it is asked for again. */
const draft = keptDraft('submitWorkOrder', z.object({ values, files: z.array(keptFile), people: z.array(person) }));
/** What is told along of the thing that a ticket is about. */
const about = z.object({
  resource_type: z.enum(WORK_ORDER_RESOURCE),
  resource_id: z.optional(z.string()),
  context: z.optional(workOrderContext),
});

interface WorkOrderFormInput {
  /** Whose ticket it is, and the address it is written under. */
  readonly owner: string;
  readonly address: string;
  readonly question: Question | null;
  /** The words of the address. */
  readonly asked: string;
  readonly resourceId: string;
  /** What the ticket begins with where nothing is kept. */
  readonly opening: { readonly title: string; readonly content: string };
  readonly phone: string;
  readonly agreed: boolean;
  /** What is known of the chosen thing. */
  readonly resourceOf: (
    id: string,
  ) => { readonly type: WorkOrderResource; readonly context: WorkOrderContext } | undefined;
  readonly onSent: () => void;
}

/** 提交工单, begun from its address and from what its owner had not sent (screens A5, B22). */
export function useWorkOrderForm({
  owner,
  address,
  question,
  asked,
  resourceId,
  opening,
  phone,
  agreed,
  resourceOf,
  onSent,
}: WorkOrderFormInput) {
  const [kept] = useState(() => draft.read(owner, address));
  const blank: WorkOrderForm = {
    resource_id: resourceId,
    ...opening,
    urgency: '0',
    phone,
    contact_time: anyTime,
    notify_type: 'sms',
    notify_target: '',
    agreed,
  };
  const form = useForm<WorkOrderForm>({
    resolver: zodResolver(workOrderForm),
    mode: 'onTouched',
    defaultValues: kept === null ? blank : { ...kept.values, agreed },
  });
  const [files, setFiles] = useState<readonly UploadedFile[]>(kept?.files ?? []);
  const [people, setPeople] = useState<readonly WorkOrderNotification[]>(kept?.people ?? []);
  /** Files and people that went leave the draft too. */
  const [changed, setChanged] = useState(false);
  const [restored, setRestored] = useState(kept !== null);
  const [sent, setSent] = useState<SentWorkOrder | null>(null);

  const keep = (current: WorkOrderForm) =>
    draft.save(owner, address, { values: { ...current, agreed: false }, files: [...files], people: [...people] });
  const forget = () => draft.clear(owner, address);
  useKeptValues(form, { keep, forget, restored: restored || files.length > 0 || people.length > 0 });
  const keepBeside = useEffectEvent(() => {
    if (form.formState.isDirty || restored || files.length > 0 || people.length > 0) keep(form.getValues());
    else forget();
  });
  useEffect(() => {
    if (changed && sent === null) keepBeside();
  }, [files, people, changed, sent]);

  const { question: leaveQuestion } = useLeaveGuard({
    unsent: sent === null && (form.formState.isDirty || files.length > (kept?.files.length ?? 0)),
    kept: true,
  });

  const { onSubmit, refused } = useSubmission({
    form,
    fields: {},
    send: async ({ resource_id, urgency, title, content, phone: reachedBy, contact_time }) => {
      if (question === null) return;
      const resource = resource_id === '' ? undefined : resourceOf(resource_id);
      // Files belong to the first ticket sent with them: what is sent again because no answer came is the same ticket.
      const wish = {
        title,
        content,
        phone: reachedBy,
        contact_time,
        category_id: question.category.id,
        sub_category_id: question.child.id,
        question: asked.slice(0, 200),
        urgency: urgency === '1' ? 1 : 0,
        attachment_ids: files.map(({ id }) => Number(id)),
        notification_ids: people.map(({ id }) => id),
      } as const;
      // What is known of the thing that it is about changes from one look to the next.
      const known: z.infer<typeof about> = {
        resource_type: resource?.type ?? WORK_ORDER_RESOURCE.none,
        resource_id: resource === undefined ? undefined : resource_id,
        context: resource?.context,
      };
      const made = await draftedIntention('ticket', owner, about).sendAt(
        { ...wish, resource_id },
        known,
        (idempotencyKey, told) => api.call(createWorkOrder, { ...wish, ...told }, { idempotencyKey }),
      );
      forget();
      setSent({ id: made.id, no: made.no, expectMinutes: made.expect_reply_minutes });
      onSent();
    },
  });

  return {
    form,
    files,
    onFilesChange: (next: readonly UploadedFile[]) => {
      setFiles(next);
      setChanged(true);
    },
    people: {
      people,
      onAdd: async (type: WorkOrderNotification['type'], target: string) => {
        const { id } = await api.call(addWorkOrderNotification, { type, target });
        setPeople((before) => [...before, { id, type, target }]);
        setChanged(true);
      },
      onRemove: async (id: number) => {
        // A removal whose answer was lost, or made in another tab, has happened.
        await orGone(api.call(deleteWorkOrderNotification, { id }), ['NOT_FOUND']);
        setPeople((before) => before.filter((each) => each.id !== id));
        setChanged(true);
      },
    },
    onSubmit,
    problem: refused,
    restored,
    onClear: () => {
      forget();
      form.reset(blank);
      setFiles([]);
      setPeople([]);
      setChanged(false);
      setRestored(false);
    },
    sent,
    leaveQuestion,
  };
}
