import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { DemoBand } from './DemoBand';

function serverSays(content: string) {
  const mark = document.createElement('meta');
  mark.name = 'environment';
  mark.content = content;
  document.head.append(mark);
}

afterEach(() => document.querySelector('meta[name="environment"]')?.remove());

describe('the band 演示环境', () => {
  test('stands where the server says that this is a demonstration', async () => {
    serverSays('demo');
    render(<DemoBand />);
    expect(await screen.findByRole('note')).toHaveTextContent('演示环境');
  });

  test.each([
    ['says nothing', null],
    ['says something else', 'staging'],
  ])('is absent where the server %s', (_name, content) => {
    if (content !== null) serverSays(content);
    const { container } = render(<DemoBand />);
    expect(container).toBeEmptyDOMElement();
  });
});
