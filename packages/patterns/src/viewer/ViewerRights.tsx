import { Tooltip } from '@compute-market/components/tooltip';
import type { SubRight } from '@compute-market/contract/rules/sub-right';
import { createContext, use, useCallback, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { rightRefusal } from './right-refusal';
import type { Viewer } from './viewer';

/** Nobody is told of is somebody who may do everything. */
const Context = createContext<Viewer>({ role: 'unknown' });

/** Tells all that stands in a screen, its dialogs too, what the one who looks may do. */
export function ViewerRights({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  return <Context value={viewer}>{children}</Context>;
}

/** Why a right is missing, as a sentence; null where it is not. The same function as long as the viewer is. */
export function useRefusal(): (right: SubRight) => string | null {
  const viewer = use(Context);
  return useCallback((right) => rightRefusal(viewer, right), [viewer]);
}

/** Whether a sub-account looks, whose limit bounds what it spends. */
export const useIsSub = (): boolean => use(Context).role === 'sub';

interface NeedsRightProps {
  right: SubRight;
  /** Why it cannot be pressed where the right is there. */
  reason?: string | undefined;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** A control that needs a right: without it it cannot be pressed, and says why. */
export function NeedsRight({ right, reason, children }: NeedsRightProps) {
  const refusal = useRefusal();
  return <Tooltip disabledReason={refusal(right) ?? reason}>{children}</Tooltip>;
}
