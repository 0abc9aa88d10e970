CREATE TRIGGER delivery_methods_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_methods FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('products');
