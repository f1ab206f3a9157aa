import { defaultBrand, defineBrand, type Brand } from '@compute-market/contract/brand';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ContactWidget } from '.';

/** The panel that 客服 opens, as it is read, and where its links lead. */
async function panelOf(brand: Brand) {
  render(<ContactWidget brand={brand} onTop={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: '客服' }));
  const panel = await screen.findByRole('dialog', { name: brand.customerService.title });
  const links = [...panel.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  return { words: panel.textContent, links };
}

test('a brand without telephone and mail shows none, made up or left over: a ticket is the way', async () => {
  const { words, links } = await panelOf(defaultBrand);
  expect(words).not.toMatch(/400[-‑ ]?\d|support@|@/);
  expect(links).toEqual(['/console/createWorkOrder/selectQuestion']);
});

test('a brand with one of them shows that one alone', async () => {
  const { words, links } = await panelOf(defineBrand({ customerService: { email: 'help@example.cn' } }));
  expect(words).toContain('help@example.cn');
  expect(links).toEqual(['mailto:help@example.cn']);
});
