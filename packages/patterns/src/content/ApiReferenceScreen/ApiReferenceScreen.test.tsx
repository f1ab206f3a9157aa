import { apiReference } from '@compute-market/contract/reference/generated/reference';
import { KEY_SCOPES } from '@compute-market/contract/key-scopes';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiReferenceScreen, type ApiReferenceScreenProps } from './ApiReferenceScreen';
import { apiReferenceMessages as messages } from './messages';
import { searchCalls } from './search-calls';

Element.prototype.scrollIntoView = vi.fn();

const show = (change: Partial<ApiReferenceScreenProps> = {}) =>
  render(
    <ApiReferenceScreen
      reference={apiReference}
      query=""
      current={null}
      base="https://example.com/api"
      site="https://example.com"
      openApiHref={null}
      onQueryChange={vi.fn()}
      {...change}
    />,
  );
const found = (query: string) =>
  searchCalls(apiReference.scopes, query).flatMap(({ calls }) => calls.map(({ name }) => name));

test('every call that a key may send stands on the page and in its index', () => {
  const { container } = show();
  const index = within(screen.getByRole('navigation', { name: messages.index }));
  for (const name of Object.values(KEY_SCOPES).flat()) {
    expect(container.querySelector(`#${name}`), name).not.toBeNull();
    expect(
      index.getAllByRole('link').filter((link) => link.getAttribute('href') === `/docs/api#${name}`),
      name,
    ).toHaveLength(1);
  }
});

test('the commands of the quick start lead to this site and to no other', () => {
  show();
  const commands = screen.getByRole('group', { name: messages.codeOf(messages.commands, messages.stepCli) });
  expect(commands).toHaveTextContent('suanli login --url https://example.com');
});

test('the call that the address names is open, with its fields, examples and refusals', () => {
  show({ current: 'runKvm' });
  expect(screen.getByRole('group', { name: messages.codeOf('curl', '租用云主机') })).toHaveTextContent(
    "curl 'https://example.com/api/run_kvm_v2'",
  );
  expect(screen.getByText('200141')).toBeVisible();
  expect(screen.getByRole('button', { name: messages.link('租用云主机') })).toBeVisible();
});

test('a call that is pressed opens, and the address leads to another one', async () => {
  const { rerender } = show({ query: 'getRunway' });
  await userEvent.click(screen.getByText('余额可维持时间', { selector: 'strong' }));
  expect(await screen.findByText(messages.noRequest)).toBeVisible();
  rerender(
    <ApiReferenceScreen
      reference={apiReference}
      query=""
      current="getLabels"
      base="https://example.com/api"
      site="https://example.com"
      openApiHref="/openapi.json"
      onQueryChange={vi.fn()}
    />,
  );
  expect(screen.getByRole('group', { name: messages.codeOf('curl', '可用的项目与标签') })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: messages.openApi })).toHaveAttribute('download');
});

test.each([
  ['续费 询价', ['renewKvmQueryPrice', 'renewContainerQueryPrice', 'renewBareMetalQueryPrice']],
  ['RUN_KVM_V2_query', ['runKvmQueryPrice']],
  ['before_money_ends', ['setStopPlan']],
  ['没有这个词', []],
])('«%s» finds %j', (query, names) => expect(found(query)).toEqual(names));

test('a search that finds nothing says so, without the guides', () => {
  show({ query: '量子' });
  expect(screen.getByText(messages.nothing('量子'))).toBeVisible();
  expect(screen.queryByText(messages.quickStart)).toBeNull();
});
