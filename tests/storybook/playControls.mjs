/**
 * Runs in the page: sets each arg of a story to each value that its control offers, or to an empty
 * and a long text, or the ends of a range. Returns a line for each value with which the story
 * fails.
 */
export async function playControls(storyId) {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  await preview.ready();
  const story = await preview.loadStory({ storyId }).catch(({ message }) => ({ message }));
  if (story.message) return { played: 0, broken: [story.message.split('\n')[0]] };
  const playable = Object.entries(story.argTypes)
    .map(([name, argType]) => ({ name, values: valuesOf(argType) }))
    .filter(({ values }) => values.length > 0);
  const broken = [];
  let played = 0;
  if (playable.length === 0) return { played, broken };
  const failure = await after('setCurrentStory', { storyId, viewMode: 'story' });
  if (failure) broken.push(`It does not start: ${failure}`);
  for (const { name, values } of playable) {
    const initial = { storyId, updatedArgs: { [name]: story.initialArgs[name] } };
    for (const value of values) {
      const message = await after('updateStoryArgs', { storyId, updatedArgs: { [name]: value } });
      played += 1;
      if (!message) continue;
      broken.push(`${name} = ${JSON.stringify(value).slice(0, 80)}: ${message.split('\n')[0]}`);
      channel.emit('updateStoryArgs', initial);
      await after('forceRemount', { storyId });
    }
    await after('updateStoryArgs', initial);
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
