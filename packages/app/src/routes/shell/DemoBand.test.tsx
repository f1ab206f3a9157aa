import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

async function bandOfPage(configuration: string) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'configuration';
  element.textContent = configuration;
  document.head.append(element);
  const { DemoBand } = await import('./DemoBand');
  return render(<DemoBand />).container;
}

beforeEach(() => vi.resetModules());
afterEach(() => document.getElementById('configuration')?.remove());

describe('the band 演示环境', () => {
  test('stands where the page says that this is a demonstration', async () => {
    await bandOfPage('{"demo":true}');
    expect(await screen.findByRole('complementary', { name: '演示环境说明' })).toHaveTextContent('演示环境');
  });

  test.each(['{}', '{"demo":false}'])('is absent where the page says %s', async (configuration) => {
    expect(await bandOfPage(configuration)).toBeEmptyDOMElement();
  });
});
