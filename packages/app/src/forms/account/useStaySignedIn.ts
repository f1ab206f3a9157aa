import { useState } from 'react';

/** What a login sends along; nothing where it was not ticked, so that a back end that knows no such field is not sent one. */
export interface StayField {
  readonly stay?: true;
}

/** The tick 30 天内免登录 of the page: one for all ways to log in, and what each of them sends (decisions 149). */
export function useStaySignedIn() {
  const [stay, onStay] = useState(false);
  const field: StayField = stay ? { stay } : {};
  return { tick: { stay, onStay }, field };
}
