import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

/** A list whose rows go, or lose their control, when they are answered. */
function List({ names, keepsRow, later }: { names: readonly string[]; keepsRow: boolean; later: boolean }) {
  const [done, setDone] = useState<readonly string[]>([]);
  const { question, ask, onClose, onClosed } = useQuestion<string>();
  return (
    <section>
      <a href="#new">新建</a>
      <ul>
        {names
          .filter((name) => keepsRow || !done.includes(name))
          .map((name) => (
            <li key={name}>
              <a href={`#${name}`}>查看{name}</a>
              {!done.includes(name) && (
                <button type="button" onClick={() => ask(name)}>
                  撤销{name}
                </button>
              )}
            </li>
          ))}
      </ul>
      {question && (
        <AttemptDialog
          key={question.turn}
          open={question.open}
          title={`撤销 ${question.about}`}
          labels={{ confirm: '确认撤销', cancel: '先不撤' }}
          onClose={onClose}
          onClosed={onClosed}
          onAttempt={() => {
            const draw = () => setDone((all) => [...all, question.about]);
            if (later) setTimeout(draw, 1000);
            else draw();
            return Promise.resolve();
          }}
        />
      )}
    </section>
  );
}

async function revoke(name: string) {
  const user = userEvent.setup();
  screen.getByRole('button', { name: `撤销${name}` }).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: '确认撤销' }));
  await waitFor(() => expect(screen.queryByText(`撤销 ${name}`)).not.toBeInTheDocument());
}

test.each([
  { left: 'its row stays without the control', names: ['甲', '乙'], keepsRow: true, later: false, focused: '查看甲' },
  { left: 'its row goes', names: ['甲', '乙'], keepsRow: false, later: false, focused: '查看乙' },
  { left: 'the list is drawn again later', names: ['甲', '乙'], keepsRow: false, later: true, focused: '查看乙' },
  { left: 'the last row goes', names: ['甲'], keepsRow: false, later: false, focused: '新建' },
])('the keyboard stays near what was asked about: $left', async ({ focused, ...list }) => {
  render(<List {...list} />);
  await revoke('甲');
  await waitFor(() => expect(screen.getByRole('link', { name: focused })).toHaveFocus(), { timeout: 5000 });
});
