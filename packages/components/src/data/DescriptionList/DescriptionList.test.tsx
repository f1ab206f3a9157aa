import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { DescriptionList } from './DescriptionList';

const items = [
  { key: 'order', term: '订单号', detail: '118220261118' },
  { key: 'note', term: '备注' },
];

describeConformance('DescriptionList', <DescriptionList items={items} />, { tag: 'dl' });

test('pairs terms with details and shows a dash for what is unknown', () => {
  render(<DescriptionList items={items} layout="rows" termWidth={64} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['订单号', '备注']);
  expect(screen.getAllByRole('definition').map((detail) => detail.textContent)).toEqual(['118220261118', '—未知']);
});
