type Change<State> = (state: State) => State;

/**
 * Changes of something that a server keeps, sent one after another and shown at once. What is
 * shown is what the server is known to have, and on top of it every change it has not answered.
 */
export type ChangeQueue<State> = {
  /**
   * Shows a change and sends it when those before it are done; `send` gets the state they left.
   * Rejects when it could not be sent, and then takes the change back.
   *
   * @param shown what is shown now: where the first of several changes begins
   */
  change: (
    to: Change<State>,
    send: (state: State) => Promise<unknown>,
    shown: State,
  ) => Promise<void>;
  /** Asks the server when it has answered every change; once more if one came meanwhile. */
  read: (ask: () => Promise<State>) => Promise<State>;
  /** Whether changes wait for their answer. */
  isBusy: () => boolean;
};

/** @param show told what is to be shown whenever a change comes or has failed */
export function createChangeQueue<State>(show: (state: State) => void): ChangeQueue<State> {
  let known: State;
  let changes = 0;
  let last: Promise<unknown> = Promise.resolve();
  const pending: Change<State>[] = [];
  const isBusy = () => pending.length > 0;
  const withPending = () => pending.reduce((state, to) => to(state), known);

  async function change(
    to: Change<State>,
    send: (state: State) => Promise<unknown>,
    shown: State,
  ): Promise<void> {
    if (!isBusy()) known = shown;
    changes += 1;
    pending.push(to);
    show(withPending());
    const sent = last.then(() => send(known));
    const settled = sent.then(
      () => {
        known = to(known);
        pending.shift();
      },
      () => {
        pending.shift();
        show(withPending());
      },
    );
    last = settled;
    await settled;
    await sent;
  }

  async function read(ask: () => Promise<State>): Promise<State> {
    for (;;) {
      await last;
      const before = changes;
      const answer = await ask();
      if (changes === before) return answer;
    }
  }

  return { change, read, isBusy };
}
