import { ConfirmDialog } from '@compute-market/components/confirm-dialog';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { session } from '../state/session';
import { leaveMessages as messages } from './leave-messages';
import { leavesForm } from './leave-rule';

interface LeaveGuard {
  /** Something has been filled in that was not sent. */
  readonly unsent: boolean;
  /** What is filled in comes back on this page for a day. */
  readonly kept?: boolean;
  /** Paths that carry on what was begun: nothing is asked on the way there. */
  readonly onward?: readonly string[];
}

const nowhere: readonly string[] = [];

/**
 * Asks 「内容尚未提交，确定离开？」 before a page with an unsent form is left: by a link or the browser's buttons in the house's dialog, by
 * closing the tab in the browser's own words (screens A5). One guard on a page. Put `question` anywhere in the page; call `letGo` once the
 * form is sent, before navigating. A dialog that loses what was typed closes by `ask`, which asks the same first.
 */
export function useLeaveGuard({ unsent, kept = false, onward = nowhere }: LeaveGuard): {
  readonly question: ReactNode;
  readonly letGo: () => void;
  readonly ask: (leave: () => void) => void;
} {
  const [token] = useState(session.token);
  // Set when the way is free before React has drawn that the form is sent.
  const free = useRef(false);
  useEffect(() => {
    if (!unsent) free.current = false;
  }, [unsent]);

  const blocker = useBlocker(
    useCallback(
      ({
        currentLocation,
        nextLocation,
      }: {
        currentLocation: { pathname: string };
        nextLocation: { pathname: string };
      }) => unsent && !free.current && leavesForm({ from: currentLocation, to: nextLocation, onward }),
      [unsent, onward],
    ),
  );

  useEffect(() => {
    if (!unsent) return undefined;
    // Who logs out, here or in another tab, has decided to go.
    const ask = (event: BeforeUnloadEvent) => {
      if (!free.current && session.token === token) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent, token]);

  const letGo = useCallback(() => void (free.current = true), []);
  // What was begun inside the page, by no link: closing the dialog that holds the form.
  const [asked, setAsked] = useState<{ readonly leave: () => void } | null>(null);
  const ask = (leave: () => void) => {
    if (unsent && !free.current) setAsked({ leave });
    else leave();
  };
  const leave = () => {
    letGo();
    setAsked(null);
    asked?.leave();
    blocker.proceed?.();
  };
  const stay = (open: boolean) => {
    if (open || free.current) return;
    setAsked(null);
    blocker.reset?.();
  };
  const question = (
    <ConfirmDialog
      open={blocker.state === 'blocked' || asked !== null}
      onOpenChange={stay}
      title={messages.title}
      labels={{ confirm: messages.leave, cancel: messages.stay }}
      onConfirm={leave}
    >
      {kept ? messages.kept : messages.lost}
    </ConfirmDialog>
  );
  return { question, letGo, ask };
}
