import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Button } from '../../actions/Button/Button';
import { Result } from './Result';

describeConformance('Result', <Result tone="ok" title="支付成功" actions={<Button>完成</Button>} />, {
  tag: 'section',
});

test('the end of a task is a heading with what comes next', () => {
  render(
    <Result
      tone="err"
      title="审核未通过"
      detail="营业执照照片不清晰，请重新上传"
      actions={<Button>重新提交</Button>}
    />,
  );
  expect(screen.getByRole('heading', { name: '审核未通过' })).toBeVisible();
  expect(screen.getByText('营业执照照片不清晰，请重新上传')).toBeVisible();
  expect(screen.getByRole('button', { name: '重新提交' })).toBeVisible();
});
