import { goKeys } from '@compute-market/contract/navigation';
import type { RouteKey } from '@compute-market/contract/routes';

/** What a key asks for from anywhere (screens A8); `go` names the screen it leads to. */
export type Shortcut = 'palette' | 'search' | 'help' | { readonly go: RouteKey };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

export interface ShortcutState {
  /** When `g` was pressed, ms; null when the next key stands for itself. */
  readonly goAt: number | null;
}

/** ms in which the second key of a pair must come. */
const pairTime = 1500;
const places: Readonly<Record<string, RouteKey>> = goKeys;
const single: Readonly<Record<string, Shortcut>> = { '/': 'search', '?': 'help' };

export const atRest: ShortcutState = { goAt: null };

/** What a key means after the ones before it. `typing`: the keyboard belongs to a field, where only Ctrl K and ⌘ K are ours. */
export function press(
  state: ShortcutState,
  pressed: Pressed,
  { typing, now }: { typing: boolean; now: number },
): { state: ShortcutState; shortcut: Shortcut | null } {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = pressed;
  const nothing = { state: atRest, shortcut: null };
  if (isComposing || altKey) return nothing;
  if (ctrlKey || metaKey)
    return key.toLowerCase() === 'k' && !shiftKey ? { state: atRest, shortcut: 'palette' } : nothing;
  if (typing) return nothing;
  if (state.goAt !== null && now - state.goAt <= pairTime) {
    const route = places[key];
    return { state: atRest, shortcut: route === undefined ? null : { go: route } };
  }
  return key === 'g' ? { state: { goAt: now }, shortcut: null } : { state: atRest, shortcut: single[key] ?? null };
}
