import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { EMPTY_SUBJECTS, EmptyDrawing } from './EmptyDrawing';

describeConformance('EmptyDrawing', <EmptyDrawing subject="receipt" />, { tag: 'svg' });

test('every subject has its own drawing', () => {
  const drawings = EMPTY_SUBJECTS.map((subject) => render(<EmptyDrawing subject={subject} />).container.innerHTML);
  const shapes = drawings.map((html) => html.replace(/data-subject="[a-z]+"/, ''));
  expect(new Set(shapes).size).toBe(EMPTY_SUBJECTS.length);
});
