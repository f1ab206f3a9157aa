import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { TextField } from '../TextField/TextField';
import { FormSection } from './FormSection';

const field = (
  <Field label="联系人">
    <TextField />
  </Field>
);

describeConformance('FormSection', <FormSection title="联系方式">{field}</FormSection>, { tag: 'section' });

test('is a region named by its title, at the level the page asks for', () => {
  render(
    <FormSection title="联系方式" headingLevel={3} description="仅用于本次预约">
      {field}
    </FormSection>,
  );
  expect(screen.getByRole('region', { name: '联系方式' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: '联系方式' })).toBeVisible();
});

test('without a title it is no region', () => {
  render(<FormSection>{field}</FormSection>);
  expect(screen.queryByRole('region')).toBeNull();
});

test('the star of a section is not part of its name, the word for what may be left out is', () => {
  render(
    <>
      <FormSection title="联系方式" required>
        {field}
      </FormSection>
      <FormSection title="用途" optional>
        {field}
      </FormSection>
    </>,
  );
  expect(screen.getByRole('region', { name: '联系方式' })).toHaveTextContent('*联系方式');
  expect(screen.getByRole('region', { name: '用途选填' })).toBeVisible();
});
