import { useEffect, useEffectEvent } from 'react';

/** Ctrl+K, or ⌘K, anywhere in the window. */
export function useCommandShortcut(enabled: boolean, onPress: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 'k' ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey ||
      event.isComposing
    )
      return;
    // The browser would take the keyboard to its own search.
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
}
