import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { useKeptValues } from './useKeptValues';

interface Values {
  remark: string;
  title: string;
}

/** A form that begins so, and what is kept of it. */
const opened = (start: Values, restored: boolean) => {
  const store: { kept: Values | null } = { kept: restored ? start : null };
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: start });
    useKeptValues(form, {
      keep: (values) => (store.kept = values),
      forget: () => (store.kept = null),
      restored,
    });
    return form;
  });
  const write = (remark: string) => act(() => result.current.setValue('remark', remark, { shouldDirty: true }));
  return { form: result.current, write, store };
};

test('what was typed and taken out again leaves nothing kept', () => {
  const { write, store } = opened({ remark: '', title: '甲' }, false);
  write('加');
  expect(store.kept).toEqual({ remark: '加', title: '甲' });
  write('');
  expect(store.kept).toBeNull();
});

test('what was restored stays kept when it is changed and changed back', () => {
  const { write, store } = opened({ remark: '加急', title: '甲' }, true);
  write('加急！');
  write('加急');
  expect(store.kept).toEqual({ remark: '加急', title: '甲' });
});

test('a form that begins anew keeps nothing by itself', () => {
  const { form, write, store } = opened({ remark: '', title: '甲' }, false);
  write('加急');
  store.kept = null;
  act(() => form.reset({ remark: '', title: '' }));
  expect(store.kept).toBeNull();
});
