import { useState, useSyncExternalStore } from 'react';
import { currentQuestion, endQuestion, subscribeQuestions, type OpenQuestion } from '../confirm/confirm';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';

const done = () => undefined;
const nothing = () => undefined;

/** Keeps the dialog until its way out has been drawn; the answer itself is given at once. */
function Question({ question: { id, request, answer } }: { question: OpenQuestion }) {
  const [open, setOpen] = useState(true);
  const { onConfirm = done, ...rest } = request;
  const confirm = async () => {
    await onConfirm();
    answer(true);
  };
  return (
    <ConfirmDialog
      {...rest}
      open={open}
      onConfirm={confirm}
      onOpenChange={(next) => {
        setOpen(next);
        // After a yes this comes too late to change anything.
        if (!next) answer(false);
      }}
      onClosed={() => endQuestion(id)}
    />
  );
}

/**
 * Where `confirm()` asks: render it once, inside the `LocaleProvider`, near the end of the body.
 *
 * The component MUST ask one question at a time, in the order of asking, and MUST give the focus back to where it was.
 * The consumer MUST name the object and its consequence in a question, and MUST NOT ask where the work can be undone: a toast with 撤销 is
 * kinder.
 */
export function Confirmations() {
  const question = useSyncExternalStore(subscribeQuestions, currentQuestion, nothing);
  return question === undefined ? null : <Question key={question.id} question={question} />;
}
