import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { BackToTop } from './BackToTop';

afterEach(() => vi.unstubAllGlobals());

describeConformance('BackToTop', <BackToTop after={0} />, { tag: 'button' });

test('shows once the page has moved, and leads back', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 0);
  render(<BackToTop />);
  expect(screen.queryByRole('button')).toBeNull();
  vi.stubGlobal('scrollY', 900);
  act(() => void fireEvent.scroll(window));
  fireEvent.click(screen.getByRole('button', { name: '回到顶部' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('leads back at once where motion is not wanted', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(prefers-reduced-motion: reduce)' }),
  );
  render(<BackToTop after={0} />);
  fireEvent.click(screen.getByRole('button', { name: '回到顶部' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
});

test('leaves a press that its host prevents to the host', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  render(<BackToTop after={0} onClick={(event) => event.preventDefault()} />);
  fireEvent.click(screen.getByRole('button', { name: '回到顶部' }));
  expect(scrollTo).not.toHaveBeenCalled();
});
