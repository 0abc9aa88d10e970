/** A minimal Storybook: the control of `npm run bench:storybook`. */
export default { title: 'Button', component: () => <button type="button">Press</button> };
export const Ready = {};
