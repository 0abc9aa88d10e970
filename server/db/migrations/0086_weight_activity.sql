DROP TRIGGER products_activity ON products;
--> statement-breakpoint
CREATE TRIGGER products_activity AFTER INSERT OR UPDATE OR DELETE ON products FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('product', 'id', 'name', '', '{name,price_cents,regular_price_cents,sale_price_cents,sale_from,sale_until,category,kind,colour,size_scale,new_collection,most_popular,draft,deleted_at,guarantee,weight}', '{description,material,style,outfit,measures,swatch,composition,made_in,recycled,producer,responsible,warnings}');
