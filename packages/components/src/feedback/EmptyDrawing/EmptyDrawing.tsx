import type { ReactNode, Ref, SVGAttributes } from 'react';
import { Drawing } from '../EmptyState/StatePanel.styles';

/** What there is none of. Machines have the drawing that EmptyState brings by itself. */
export const EMPTY_SUBJECTS = [
  'receipt',
  'coupon',
  'budget',
  'disk',
  'key',
  'people',
  'message',
  'document',
  'terminal',
] as const;
export type EmptySubject = (typeof EMPTY_SUBJECTS)[number];

export interface EmptyDrawingProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** What there is none of: bills and orders, coupons, tickets. */
  subject: EmptySubject;
  ref?: Ref<SVGSVGElement>;
}

const shapes: Readonly<Record<EmptySubject, ReactNode>> = {
  receipt: (
    <>
      <path className="body" d="M30 8h36v54l-6-4-6 4-6-4-6 4-6-4-6 4z" />
      <path className="detail" d="M38 20h20M38 28h12" />
      <path className="absent" d="M38 40h20M38 48h20" />
      <circle className="light" cx="57" cy="28" r="2" />
    </>
  ),
  coupon: (
    <>
      <path
        className="body"
        d="M17 18h22a4 4 0 0 0 8 0h32a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3H47a4 4 0 0 0-8 0H17a3 3 0 0 1-3-3V21a3 3 0 0 1 3-3z"
      />
      <path className="absent" d="M43 27v22" />
      <path className="detail" d="M24 31l4 5 4-5M28 36v9M24 39h8M54 32h18M54 40h10" />
      <circle className="light" cx="71" cy="40" r="2" />
    </>
  ),
  budget: (
    <>
      <path className="body" d="M18 58a30 30 0 0 1 60 0z" />
      <path className="absent" d="M28 58a20 20 0 0 1 40 0" />
      <path className="detail" d="M48 32v4M28 41l3 2M68 41l-3 2M48 58l11-13" />
      <circle className="light" cx="48" cy="58" r="3" />
    </>
  ),
  disk: (
    <>
      <path className="absent" d="M22 38v16c0 4.4 11.6 8 26 8s26-3.6 26-8V38" />
      <path className="body" d="M22 16v20c0 4.4 11.6 8 26 8s26-3.6 26-8V16" />
      <ellipse className="body" cx="48" cy="16" rx="26" ry="8" />
      <path className="detail" d="M32 34l12 2" />
      <circle className="light" cx="62" cy="34" r="2" />
    </>
  ),
  key: (
    <>
      <path className="body" d="M46 33h32v6h-4v7h-6v-7h-4v5h-6v-5H46z" />
      <circle className="body" cx="34" cy="36" r="15" />
      <circle className="detail" cx="34" cy="36" r="7" />
      <circle className="light" cx="34" cy="36" r="2" />
    </>
  ),
  people: (
    <>
      <circle className="absent" cx="64" cy="28" r="7" />
      <path className="absent" d="M60 42c12-3 21 5 21 18H62" />
      <circle className="body" cx="38" cy="22" r="9" />
      <path className="body" d="M18 60c0-13 8-21 20-21s20 8 20 21z" />
      <path className="detail" d="M32 52h12" />
    </>
  ),
  message: (
    <>
      <path
        className="body"
        d="M24 10h48a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H44L34 60V50H24a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6z"
      />
      <path className="detail" d="M30 24h36M30 32h22" />
      <path className="absent" d="M30 40h30" />
      <circle className="light" cx="65" cy="32" r="2" />
    </>
  ),
  document: (
    <>
      <path className="body" d="M28 8h28l12 12v42H28z" />
      <path className="body" d="M56 8v12h12" />
      <path className="detail" d="M36 30h24M36 38h16" />
      <path className="absent" d="M36 48h24" />
      <circle className="light" cx="59" cy="38" r="2" />
    </>
  ),
  terminal: (
    <>
      <rect className="body" x="16" y="12" width="64" height="46" rx="4" />
      <path className="line" d="M16 23h64" />
      <circle className="light" cx="23" cy="17.5" r="2" />
      <path className="detail" d="M26 32l6 5-6 5" />
      <path className="absent" d="M38 42h22" />
    </>
  ),
};

/**
 * Drawings for EmptyState, one for each kind of thing that a console keeps.
 *
 * - It MUST be drawn in theme colours alone, of the same size and on the same ground as the drawings of the other states.
 * - It says nothing: the title beside it does. EmptyState hides it from screen readers.
 */
export function EmptyDrawing({ subject, ...rest }: EmptyDrawingProps) {
  return (
    <Drawing data-component="EmptyDrawing" data-subject={subject} width="96" height="72" viewBox="0 0 96 72" {...rest}>
      {shapes[subject]}
      <path className="ground" d="M10 68h76" />
    </Drawing>
  );
}
