import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { measure } from '../../theme/tokens.ts';

const Text = styled(Box)(({ theme }) => ({
  marginTop: theme.spacing(4),
  maxWidth: measure,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

const Bullets = styled(List)(({ theme }) => ({
  marginBottom: theme.spacing(2),
  paddingInlineStart: theme.spacing(3),
  listStyle: 'disc',
}));

const Bullet = styled(ListItem)({ display: 'list-item' });

type PolicyArticleProps = {
  title: string;
  /** Text in the format of `textBlocks`. */
  text: string;
};

export function PolicyArticle({ title, text }: PolicyArticleProps) {
  return (
    <Container component="article" maxWidth="md" sx={{ py: { xs: 5, md: 12 } }}>
      <Typography variant="h1">{title}</Typography>
      <Text dir="auto">
        {textBlocks(text).map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the text
          <Block key={index} block={block} />
        ))}
      </Text>
    </Container>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading') {
    return (
      <Typography variant="h4" component="h2" sx={{ mt: 4, mb: 1 }}>
        {block.text}
      </Typography>
    );
  }
  if (block.kind === 'paragraph') return <Typography sx={{ mb: 2 }}>{block.text}</Typography>;
  return (
    <Bullets disablePadding>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
        <Bullet key={index} disablePadding>
          {item}
        </Bullet>
      ))}
    </Bullets>
  );
}

type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/**
 * Parses plain text into blocks. Empty lines separate blocks, `#` starts a heading and `-` a list
 * item; there is no other markup.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isOpen = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const last = isOpen ? blocks.at(-1) : undefined;
    const [, heading] = /^#+\s+(.+)$/.exec(line) ?? [];
    const [, item] = /^[-*•]\s+(.+)$/.exec(line) ?? [];
    isOpen = line !== '' && heading === undefined;
    if (line === '') continue;
    if (heading !== undefined) blocks.push({ kind: 'heading', text: heading });
    else if (item !== undefined) {
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'paragraph') last.text += `\n${line}`;
    else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}
