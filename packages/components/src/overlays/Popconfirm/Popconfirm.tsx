import { useEffect, useEffectEvent, useInsertionEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../actions/Button/Button';
import { keepFocusNear, pathOf } from '../../foundation/focusNear';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { useMergedRef } from '../../hooks/useMergedRef';
import { reportFailure } from '../../report-failure';
import type { Labels } from '../../words';
import { confirmDialogMessages } from '../ConfirmDialog/messages';
import { giveBack, noteHolder, type FocusHolders } from '../focus-holders';
import { Popover, type PopoverProps } from '../Popover/Popover';
import { Actions, Description, Problem } from './Popconfirm.styles';

export interface PopconfirmProps extends Omit<PopoverProps, 'children' | 'open' | 'onOpenChange'> {
  /** The question, which names the object: 删除镜像 llama3-base？ */
  title: ReactNode;
  /** What follows from a yes. */
  description?: ReactNode;
  /** `danger` where something is lost. */
  tone?: 'plain' | 'danger';
  /** A promise keeps it open and busy; it closes when the work is done, and stays when it failed. */
  onConfirm: () => void | Promise<unknown>;
  /** The sentence for what `onConfirm` failed with; none where it is told elsewhere, as by a toast. Without it a failure is reported as an error of the page. */
  describeFailure?: (reason: unknown) => string | undefined;
  /** Single words, said otherwise than the locale says them. */
  labels?: Pick<Labels<typeof confirmDialogMessages>, 'confirm' | 'cancel'>;
}

/** What was asked about may go, with the trigger in its row: at once, or later when the list is drawn again. What is left near it has the focus. */
function useFocusAfter(open: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const heldBefore = useRef<FocusHolders | null>(null);
  useInsertionEffect(() => {
    if (open) heldBefore.current = noteHolder();
  }, [open]);
  const giveFocus = useEffectEvent(() => {
    const held = document.activeElement;
    const holders = heldBefore.current;
    // The panel gives it back only when its way out has been drawn, and the row may be gone by then.
    if (held !== document.body && !panel.current?.contains(held)) keepFocusNear(pathOf(held));
    // Some browsers give no focus to a button that is clicked: then it is left to the panel.
    else if (holders !== null && holders.latest.length > 0) giveBack(holders);
  });
  useEffect(() => {
    if (!open) return undefined;
    return () => void setTimeout(giveFocus);
  }, [open]);
  return panel;
}

/**
 * A small question at the button that was pressed, for what is little and often: one tag, one key, one row.
 *
 * The component MUST put the focus on the way out first, close on Escape, and give the focus back to its trigger, or to what is
 * left near it where that goes with what was asked about.
 * The consumer MUST use a `ConfirmDialog` where money, data or a machine is at stake, since that names the consequences.
 */
export function Popconfirm({
  description,
  tone = 'plain',
  defaultOpen = false,
  onConfirm,
  describeFailure,
  labels,
  ref,
  ...rest
}: PopconfirmProps) {
  const words = useWords('confirmDialog', confirmDialogMessages, labels);
  const [open, setOpen] = useState(defaultOpen);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const panel = useFocusAfter(open);
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      setOpen(false);
    } catch (reason) {
      if (describeFailure) setFailure(describeFailure(reason));
      else reportFailure(reason);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Popover
      data-component="Popconfirm"
      data-tone={tone}
      {...rest}
      ref={useMergedRef(panel, ref)}
      open={open}
      onOpenChange={(next) => {
        if (busy) return;
        setFailure(undefined);
        setOpen(next);
      }}
    >
      {description !== undefined && <Description data-part="description">{description}</Description>}
      {failure !== undefined && <Problem role="alert">{failure}</Problem>}
      <Actions>
        <Button size="sm" disabled={busy} onClick={() => setOpen(false)}>
          {words.cancel}
        </Button>
        <Button
          size="sm"
          variant={tone === 'danger' ? 'dangerFill' : 'primary'}
          loading={busy}
          onClick={() => void confirm()}
        >
          {words.confirm}
        </Button>
      </Actions>
    </Popover>
  );
}
