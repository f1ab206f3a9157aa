import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { screenRouteMessages as messages } from './messages';
import { useScreen } from './useScreen';

const showError = vi.hoisted(() => vi.fn());
vi.mock('../../../state/toasts', () => ({ showError }));
vi.mock('../../../api', () => ({ api: { call: vi.fn() } }));

test('a browser that has no full screen says so', () => {
  const { result } = renderHook(() => useScreen('kvm-1'));
  result.current.actions.fullScreen();
  expect(showError).toHaveBeenCalledWith(messages.noFullScreen);
});
