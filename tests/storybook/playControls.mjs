/**
 * Runs in the page: sets each arg of a component's first state to each value that its control offers
 * and no state has, or to an empty and a long text, or the ends of a range. Returns a line for each
 * value with which the story fails.
 * @param ids of the component's states
 */
export async function playControls(ids) {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  await preview.ready();
  const [storyId] = ids;
  const states = await Promise.all(ids.map((id) => preview.loadStory({ storyId: id }))).catch(
    ({ message }) => ({ message }),
  );
  if (states.message) return { played: 0, broken: [states.message.split('\n')[0]] };
  const [story] = states;
  const isShown = (name, value) => states.some(({ initialArgs }) => initialArgs[name] === value);
  const playable = Object.entries(story.argTypes)
    .map(([name, argType]) => ({
      name,
      values: valuesOf(argType).filter((value) => !isShown(name, value)),
    }))
    .filter(({ values }) => values.length > 0);
  const broken = [];
  let played = 0;
  if (playable.length === 0) return { played, broken };
  const failure = await after('setCurrentStory', { storyId, viewMode: 'story' });
  if (failure) broken.push(`It does not start: ${failure}`);
  // Goes with the next value, since each change renders the story again.
  let reset = {};
  for (const { name, values } of playable) {
    for (const value of values) {
      const updatedArgs = { ...reset, [name]: value };
      const message = await after('updateStoryArgs', { storyId, updatedArgs });
      reset = { [name]: story.initialArgs[name] };
      played += 1;
      if (!message) continue;
      broken.push(`${name} = ${JSON.stringify(value).slice(0, 80)}: ${message.split('\n')[0]}`);
      channel.emit('updateStoryArgs', { storyId, updatedArgs: reset });
      reset = {};
      await after('forceRemount', { storyId });
    }
  }
  return { played, broken };

  function valuesOf({ control, options = [] }) {
    switch (control?.disable ? undefined : control?.type) {
      case undefined:
        return [];
      case 'boolean':
        return [true, false];
      case 'text':
        return ['', 'A very long text that does not fit on one line of anything. '.repeat(4)];
      case 'number':
      case 'range':
        return [control.min ?? 0, control.max ?? 99];
      // Value of the button “Set object”.
      case 'object':
        return [{}];
      default:
        return options;
    }
  }

  /**
   * Resolves once the story has ended, or to its error message. Storybook reloads the page if the
   * next story comes before.
   */
  function after(event, payload) {
    return new Promise((resolve) => {
      const failures = ['storyThrewException', 'storyErrored', 'storyMissing'];
      const end = (message) => {
        clearTimeout(timer);
        channel.off('storyFinished', succeed);
        for (const name of failures) channel.off(name, fail);
        resolve(message);
      };
      const succeed = () => end();
      const fail = (error) => end(error?.message ?? error?.title ?? 'It fails');
      const timer = setTimeout(() => end('It does not end for 20 seconds'), 20_000);
      channel.on('storyFinished', succeed);
      for (const name of failures) channel.on(name, fail);
      channel.emit(event, payload);
    });
  }
}
