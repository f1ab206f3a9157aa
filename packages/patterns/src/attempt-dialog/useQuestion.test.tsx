import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AttemptDialog } from './AttemptDialog';
import { useQuestion } from './useQuestion';

function Images({ onDelete }: { onDelete: (name: string) => Promise<void> }) {
  const { question, ask, onClose, onClosed } = useQuestion<string>();
  return (
    <>
      <button type="button" onClick={() => ask('环境甲')}>
        删除甲
      </button>
      <button type="button" onClick={() => ask('环境乙')}>
        删除乙
      </button>
      {question && (
        <AttemptDialog
          key={question.turn}
          open={question.open}
          title={`删除 ${question.about}`}
          labels={{ confirm: '确认删除', cancel: '先不删' }}
          onClose={onClose}
          onClosed={onClosed}
          onAttempt={() => onDelete(question.about)}
        />
      )}
    </>
  );
}

test('a question that was refused says why, and the next one begins without it', async () => {
  const user = userEvent.setup();
  render(<Images onDelete={() => Promise.reject(new Error('镜像正在使用'))} />);
  await user.click(screen.getByRole('button', { name: '删除甲' }));
  await user.click(await screen.findByRole('button', { name: '确认删除' }));
  expect(await screen.findByText('镜像正在使用')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '先不删' }));
  await waitFor(() => expect(screen.queryByText('删除 环境甲')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '删除乙' }));
  expect(await screen.findByText('删除 环境乙')).toBeInTheDocument();
  expect(screen.queryByText('镜像正在使用')).not.toBeInTheDocument();
});

test('what is done closes its question', async () => {
  const user = userEvent.setup();
  render(<Images onDelete={() => Promise.resolve()} />);
  await user.click(screen.getByRole('button', { name: '删除甲' }));
  await user.click(await screen.findByRole('button', { name: '确认删除' }));
  await waitFor(() => expect(screen.queryByText('删除 环境甲')).not.toBeInTheDocument());
});
