import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type TextBlock, textBlocks } from '../../lib/textBlocks.ts';
import { measure } from '../../theme/tokens.ts';

const Text = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(4),
  maxWidth: measure,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h4, margin: theme.spacing(4, 0, 1) },
  '& p': { margin: theme.spacing(0, 0, 2) },
  '& ul': { margin: theme.spacing(0, 0, 2), paddingInlineStart: theme.spacing(3) },
}));

type PolicyArticleProps = {
  title: string;
  /** As `textBlocks` reads it. */
  text: string;
};

/** What the shop has set down: its terms, its handling of data, its returns. */
export function PolicyArticle({ title, text }: PolicyArticleProps) {
  return (
    <Container component="article" maxWidth="md" sx={{ py: { xs: 5, md: 12 } }}>
      <Typography variant="h1">{title}</Typography>
      <Text>
        {textBlocks(text).map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the text
          <Block key={index} block={block} />
        ))}
      </Text>
    </Container>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
