import type { ReactNode } from 'react';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues } from 'react-hook-form';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount } from '../../viewer/fixtures';

/** The console around a screen of a story. */
export const StoryPage = ({ children }: { children: ReactNode }) => (
  <ConsoleFrame viewer={mainAccount} lit="verification" unreadWorkOrder={false}>
    {children}
  </ConsoleFrame>
);

/** A form of a story: what was typed, and what is wrong with it. */
export function useStoryForm<Values extends FieldValues>(
  values: DefaultValues<Values>,
  messages: Readonly<Record<string, string>>,
) {
  // The same object in every render: a new one would be a new set of errors.
  const [errors] = useState(
    () =>
      Object.fromEntries(
        Object.entries(messages).map(([name, message]) => [name, { type: 'server', message }]),
      ) as FieldErrors<Values>,
  );
  return useForm<Values>({ defaultValues: values, errors });
}
