import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { TableOfContents } from './TableOfContents';

const entries = [
  { id: 'doc-计费', text: '计费', level: 2 },
  { id: 'doc-按量', text: '按量', level: 3 },
];
describeConformance('TableOfContents', <TableOfContents entries={entries} />, { tag: 'nav' });

test('leads to the headings and marks the one that is read', () => {
  render(<TableOfContents entries={entries} activeId="doc-按量" />);
  expect(screen.getByRole('link', { name: '计费' })).toHaveAttribute('href', `#${encodeURIComponent('doc-计费')}`);
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('按量');
});

test('watches the headings by itself', async () => {
  const at = (top: number) => (element: HTMLElement | null) => {
    if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  };
  render(
    <>
      <h2 id="doc-计费" ref={at(-200)}>
        计费
      </h2>
      <h3 id="doc-按量" ref={at(2000)}>
        按量
      </h3>
      <TableOfContents entries={entries} />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('计费'));
});

test('marks the first part as long as its heading is in the window, however short it is', async () => {
  const at = (top: number) => (element: HTMLElement | null) => {
    if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  };
  render(
    <>
      <h2 id="doc-计费" ref={at(80)}>
        计费
      </h2>
      <h3 id="doc-按量" ref={at(160)}>
        按量
      </h3>
      <TableOfContents entries={entries} />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('计费'));
});

test('one heading needs no contents', () => {
  const { container } = render(<TableOfContents entries={entries.slice(0, 1)} />);
  expect(container).toBeEmptyDOMElement();
});
