/** Past its limit by so much, a statement is not slow: whoever should have ended it has stopped. */
const GRACE = 1.25;

/** Whoever says so waits as long as it takes, until the transaction ends or the limit is back. */
const UNLIMITED = /^\s*set (local )?statement_timeout = 0/i;
const LIMITED_AGAIN = /^\s*(commit|rollback(?! to)|reset statement_timeout)/i;

/**
 * Watches a connection whose server limits its statements. One that is frozen limits nothing, keeps
 * the line open and says no word: then `giveUp` breaks the line, and what waits on it fails.
 */
export function noticesSilence(patience: number, giveUp: () => void) {
  let waiting = 0;
  let isUnlimited = false;
  let timer: NodeJS.Timeout | undefined;

  function wait() {
    clearTimeout(timer);
    if (waiting === 0 || isUnlimited) return;
    // What has come while this thread was busy is read first.
    timer = setTimeout(() => {
      timer = setTimeout(giveUp, 0);
    }, patience * GRACE);
    timer.unref();
  }
  const answered = () => {
    waiting--;
    wait();
  };

  return <Answer>(text: string, answer: Promise<Answer>): Promise<Answer> => {
    if (UNLIMITED.test(text)) isUnlimited = true;
    else if (LIMITED_AGAIN.test(text)) isUnlimited = false;
    waiting++;
    if (waiting === 1) wait();
    answer.then(answered, answered);
    return answer;
  };
}
