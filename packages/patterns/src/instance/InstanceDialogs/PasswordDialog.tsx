import { Button } from '@compute-market/components/button';
import { CopyField } from '@compute-market/components/copy-field';
import { Dialog } from '@compute-market/components/dialog';
import { Field } from '@compute-market/components/field';
import { PasswordField } from '@compute-market/components/password-field';
import { Stack } from '@compute-market/components/stack';
import type { Instance } from '@compute-market/contract/entities/instance';
import { useRef, useState, type FormEvent } from 'react';
import { shortName, titleOf } from '../../instance-facts';
import { RefusalAlert } from '../../retry-alert';
import { DialogFooter } from '../../form-dialog';
import type { DialogState } from './dialog-state';
import { messages } from './messages';
import { generatePassword, passwordProblem } from './new-password';
import { useSave } from './useSave';

const words = messages.password;

interface PasswordDialogProps extends DialogState {
  instance: Instance;
  onSave: (password: string) => Promise<unknown>;
}

/** Gives a machine another login password, typed twice or made by chance and then shown to be copied. */
export function PasswordDialog({ instance, onSave, ...state }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [generated, setGenerated] = useState('');
  const [sent, setSent] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const { busy, reason, save } = useSave(() => state.onOpenChange(false));
  const problem = passwordProblem(password);
  const differs = again !== password;

  const generate = () => {
    const made = generatePassword();
    setPassword(made);
    setAgain(made);
    setGenerated(made);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setSent(true);
    if (problem !== null || differs) {
      (problem === null ? second : first).current?.focus();
      return;
    }
    void save(() => onSave(password));
  };
  return (
    <Dialog
      {...state}
      title={words.title}
      description={messages.subject(titleOf(instance), shortName(instance))}
      sheet="auto"
      busy={busy}
      scrimCloses={false}
      initialFocus={first}
      footer={
        <DialogFooter
          form="instance-password"
          label={words.save}
          busy={busy}
          onCancel={() => state.onOpenChange(false)}
        />
      }
    >
      <Stack as="form" gap={16} id="instance-password" noValidate onSubmit={submit}>
        <RefusalAlert reason={reason} />
        <Field
          label={words.label}
          hint={words.help}
          error={sent && problem !== null ? problem : undefined}
          action={
            <Button variant="text" size="sm" onClick={generate}>
              {words.generate}
            </Button>
          }
        >
          <PasswordField ref={first} value={password} onValueChange={setPassword} autoComplete="new-password" />
        </Field>
        <Field label={words.again} error={sent && problem === null && differs ? words.differs : undefined}>
          <PasswordField ref={second} value={again} onValueChange={setAgain} autoComplete="new-password" />
        </Field>
        {generated !== '' && generated === password && (
          <CopyField value={generated} labels={{ copy: messages.connect.copyPassword }} />
        )}
      </Stack>
    </Dialog>
  );
}
