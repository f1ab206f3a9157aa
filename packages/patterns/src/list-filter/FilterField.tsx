import { Field } from '@compute-market/components/field';
import { use, type ReactNode } from 'react';
import { InSheet } from './in-sheet';

interface FilterFieldProps {
  label: string;
  /** The filter is a set of chips or two days: the label names the set. */
  group?: boolean;
  children: ReactNode;
}

/** A filter with its label over it in the sheet, and alone in the bar, where it names itself. */
export const FilterField = ({ label, group, children }: FilterFieldProps) =>
  use(InSheet) ? (
    <Field label={label} group={group}>
      {children}
    </Field>
  ) : (
    children
  );
