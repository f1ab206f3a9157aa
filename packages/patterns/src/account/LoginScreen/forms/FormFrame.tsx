import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Stack } from '@compute-market/components/stack';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormSlot } from '../form-slot';
import { Refused } from './LoginForm.styles';

interface FormFrameProps<Values extends FieldValues> extends FormSlot<Values> {
  label: string;
  submitLabel: string;
  /** Ways to elsewhere, under the button. */
  after: ReactNode;
  children: ReactNode;
}

/** What the five forms have in common: the refusal on top, the fields, the wide button. The browser's own checks are off. */
export function FormFrame<Values extends FieldValues>({
  form,
  onSubmit,
  refused,
  label,
  submitLabel,
  after,
  children,
}: FormFrameProps<Values>) {
  return (
    <Stack
      as="form"
      spaceAbove={20}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {refused !== null && (
        <Refused>
          <Alert tone="err" announced>
            {refused}
          </Alert>
        </Refused>
      )}
      {children}
      <Stack spaceAbove={12}>
        <Button block type="submit" variant="primary" size="xl" loading={form.formState.isSubmitting}>
          {submitLabel}
        </Button>
      </Stack>
      {after}
    </Stack>
  );
}
