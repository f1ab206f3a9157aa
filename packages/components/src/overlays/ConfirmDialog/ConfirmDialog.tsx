import { useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Button } from '../../actions/Button/Button';
import { InfoIcon } from '../../icons/InfoIcon';
import { TriangleAlertIcon } from '../../icons/TriangleAlertIcon';
import { CheckboxField } from '../../inputs/CheckboxField/CheckboxField';
import { reportFailure } from '../../report-failure';
import type { Labels } from '../../words';
import { confirmDialogMessages } from './messages';
import { Dialog, type DialogProps } from '../Dialog/Dialog';
import { TypeToConfirm } from '../TypeToConfirm/TypeToConfirm';
import { Content, Effects, Mark, Problem, Subject } from './ConfirmDialog.styles';

export interface ConfirmEffects {
  /** What stops at once. */
  stops?: ReactNode;
  /** What stays. */
  keeps?: ReactNode;
  /** What goes on costing money. */
  bills?: ReactNode;
}

export interface ConfirmDialogProps
  extends Pick<
    DialogProps,
    'open' | 'onOpenChange' | 'onClosed' | 'title' | 'description' | 'size' | 'className' | 'ref'
  > {
  /** The object by name, with the end of its id where names repeat. */
  subject?: ReactNode;
  effects?: ConfirmEffects;
  /** Anything more: a choice, a sum. */
  children?: ReactNode;
  /** `danger` where something is lost for good. */
  tone?: 'plain' | 'danger';
  /** Words of a box that must be ticked first; `true` for 我已备份重要数据. */
  acknowledge?: boolean | string;
  /** A name that must be typed first, for what cannot be undone. */
  typeName?: string;
  /** A promise keeps the dialog open and busy; it closes when the work is done, and stays when it failed. */
  onConfirm: () => void | Promise<unknown>;
  /** Why the last attempt failed and what to do. A host that gives it, also as undefined, tells of every failure by it. */
  error?: ReactNode;
  /**
   * The sentence for what `onConfirm` failed with, shown in place of an `error`; none where it is told elsewhere, as by a toast. Without it and
   * without `error` a failure is reported as an error of the page.
   */
  describeFailure?: (reason: unknown) => string | undefined;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof confirmDialogMessages>;
}

const kinds = ['stops', 'keeps', 'bills'] as const;

function EffectList({ effects, labels }: { effects: ConfirmEffects; labels: Record<(typeof kinds)[number], string> }) {
  return (
    <Effects data-part="effects">
      {kinds.flatMap((kind) =>
        effects[kind] === undefined
          ? []
          : [<dt key={`${kind}-name`}>{labels[kind]}</dt>, <dd key={kind}>{effects[kind]}</dd>],
      )}
    </Effects>
  );
}

/** Asks before something costly or lasting: names the object, lists what follows, and asks for proof where it is dangerous. */
export function ConfirmDialog({
  open,
  onOpenChange,
  onClosed,
  subject,
  effects,
  children,
  tone = 'plain',
  acknowledge = false,
  typeName,
  onConfirm,
  describeFailure,
  labels,
  ...rest
}: ConfirmDialogProps) {
  const { error, ...shown } = rest;
  const words = useWords('confirmDialog', confirmDialogMessages, labels);
  const [ticked, setTicked] = useState(false);
  const [named, setNamed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const problem = error ?? failure;
  const cancel = useRef<HTMLButtonElement>(null);
  const proven = (acknowledge === false || ticked) && (typeName === undefined || named);

  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (reason) {
      if (describeFailure) setFailure(describeFailure(reason));
      else if (!('error' in rest)) reportFailure(reason);
    } finally {
      setBusy(false);
    }
  };
  const forget = () => {
    setTicked(false);
    setNamed(false);
    setFailure(undefined);
    onClosed?.();
  };
  return (
    <Dialog
      role="alertdialog"
      data-component="ConfirmDialog"
      open={open}
      onOpenChange={onOpenChange}
      onClosed={forget}
      busy={busy}
      scrimCloses={false}
      sheet="auto"
      initialFocus={cancel}
      icon={
        <Mark data-tone={tone}>{tone === 'danger' ? <TriangleAlertIcon size={18} /> : <InfoIcon size={18} />}</Mark>
      }
      footer={
        <>
          <Button ref={cancel} disabled={busy} onClick={() => onOpenChange(false)}>
            {words.cancel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'dangerFill' : 'primary'}
            disabled={!proven}
            loading={busy}
            onClick={() => void confirm()}
          >
            {words.confirm}
          </Button>
        </>
      }
      {...shown}
    >
      <Content>
        {subject === undefined ? null : <Subject data-part="subject">{subject}</Subject>}
        {effects === undefined ? null : <EffectList effects={effects} labels={words.effects} />}
        {children}
        {acknowledge === false ? null : (
          <CheckboxField checked={ticked} disabled={busy} onCheckedChange={setTicked}>
            {acknowledge === true ? words.backedUp : acknowledge}
          </CheckboxField>
        )}
        {typeName === undefined ? null : (
          <TypeToConfirm name={typeName} disabled={busy} onMatchChange={setNamed} labels={{ label: words.typeName }} />
        )}
        {problem === undefined ? null : <Problem role="alert">{problem}</Problem>}
      </Content>
    </Dialog>
  );
}
